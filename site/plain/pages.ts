/** A page of the site as it was written, without its front matter. */
export interface PlainPage {
  /** Path below the docs folder without extension. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly body: string
}

/** What the site's content says of a page. */
interface Entry {
  readonly id: string
  readonly data: { readonly title: string; readonly description?: string | undefined }
  readonly body?: string | undefined
}

const folders = ["index", "guides", "concepts", "reference"]

/** Every page, the first one first, then guides and concepts before what is looked up, each folder by path. */
export function plainPages(entries: readonly Entry[]): readonly PlainPage[] {
  const rank = ({ id }: Entry): number => folders.indexOf(id.split("/", 1)[0] ?? "")
  return entries
    .toSorted((left, right) => rank(left) - rank(right) || (left.id < right.id ? -1 : 1))
    .map(({ id, data, body }) => ({ id, title: data.title, description: data.description ?? "", body: body ?? "" }))
}
