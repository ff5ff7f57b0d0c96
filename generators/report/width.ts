const joiner = 0x200d
const emojiVariant = 0xfe0f

/** Combining and format characters, which take no column of their own, and skin tones, which join the emoji before them. */
const zero = /^[\p{Mn}\p{Me}\p{Cf}\u{1f3fb}-\u{1f3ff}]$/u

/** Letters of which two make one flag. */
const regional = /^[\u{1f1e6}-\u{1f1ff}]$/u

/** East Asian wide and full-width blocks, and emoji that stand as pictures by themselves. */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f1e6}-\u{1f1ff}\u{20000}-\u{3fffd}\p{Emoji_Presentation}]$/u

/** How many columns a text takes in a terminal: two for wide characters and emoji, none for marks and joined parts. */
export function widthOf(text: string): number {
  let width = 0
  let last = 0
  let joined = false
  let halfFlag = false
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const secondHalf: boolean = halfFlag && regional.test(character)
    halfFlag = !secondHalf && regional.test(character)
    if (point === emojiVariant && last === 1) {
      width++
      last = 2
    } else if (!joined && !secondHalf && !zero.test(character)) {
      last = wide.test(character) ? 2 : 1
      width += last
    }
    joined = point === joiner
  }
  return width
}

/** A text filled with spaces to a width in columns; a longer one stays as it is. */
export function padded(text: string, width: number): string {
  return text + " ".repeat(Math.max(0, width - widthOf(text)))
}
