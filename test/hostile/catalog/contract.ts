import { contract } from "../../../catalog/kinds/index.ts"

/** Extensions of ours: `</script>` ${pwned} {pwned()} <T> <!-- c --> | a \| b. */
export const hostile = contract({
  name: "hostile",
  title: "Array<\"a\" | `b` & 'c'=>d> {no one/a team} <!-- c -->",
  ownership: "owned",
  keyPrefix: "hostile.example/",
  methodPrefix: "_hostile.example/",
})

/** A contract whose name sorts elsewhere in Danish. */
export const aa = contract({
  name: "aa",
  title: "日本 👨‍👩‍👧 aʊ̯x",
  ownership: "owned",
  keyPrefix: "aa.example/",
  methodPrefix: null,
})

/** Extensions that somebody else published, taken as they are. */
export const wild = contract({
  name: "wild",
  title: "Wild extensions",
  ownership: "adopted",
  keyPrefix: "wild",
  methodPrefix: null,
})
