import { term } from "../../../catalog/kinds/index.ts"

/** Text 1 of a cell. */
export const cell1 = term({ vocabulary: "cells", name: "cell-1", literal: "|" })

/** Text 2 of a cell. */
export const cell2 = term({ vocabulary: "cells", name: "cell-2", literal: "||" })

/** Text 3 of a cell. */
export const cell3 = term({ vocabulary: "cells", name: "cell-3", literal: "a|b" })

/** Text 4 of a cell. */
export const cell4 = term({ vocabulary: "cells", name: "cell-4", literal: "\\|" })

/** Text 5 of a cell. */
export const cell5 = term({ vocabulary: "cells", name: "cell-5", literal: "a\\|b" })

/** Text 6 of a cell. */
export const cell6 = term({ vocabulary: "cells", name: "cell-6", literal: "\\\\|" })

/** Text 7 of a cell. */
export const cell7 = term({ vocabulary: "cells", name: "cell-7", literal: "\\" })

/** Text 8 of a cell. */
export const cell8 = term({ vocabulary: "cells", name: "cell-8", literal: "\\\\" })

/** Text 9 of a cell. */
export const cell9 = term({ vocabulary: "cells", name: "cell-9", literal: "`" })

/** Text 10 of a cell. */
export const cell10 = term({ vocabulary: "cells", name: "cell-10", literal: "``" })

/** Text 11 of a cell. */
export const cell11 = term({ vocabulary: "cells", name: "cell-11", literal: "`a`" })

/** Text 12 of a cell. */
export const cell12 = term({ vocabulary: "cells", name: "cell-12", literal: "`a|b`" })

/** Text 13 of a cell. */
export const cell13 = term({ vocabulary: "cells", name: "cell-13", literal: "`\\|`" })

/** Text 14 of a cell. */
export const cell14 = term({ vocabulary: "cells", name: "cell-14", literal: "{" })

/** Text 15 of a cell. */
export const cell15 = term({ vocabulary: "cells", name: "cell-15", literal: "}" })

/** Text 16 of a cell. */
export const cell16 = term({ vocabulary: "cells", name: "cell-16", literal: "{a}" })

/** Text 17 of a cell. */
export const cell17 = term({ vocabulary: "cells", name: "cell-17", literal: "{{a}}" })

/** Text 18 of a cell. */
export const cell18 = term({ vocabulary: "cells", name: "cell-18", literal: "${a}" })

/** Text 19 of a cell. */
export const cell19 = term({ vocabulary: "cells", name: "cell-19", literal: "<" })

/** Text 20 of a cell. */
export const cell20 = term({ vocabulary: "cells", name: "cell-20", literal: "<T>" })

/** Text 21 of a cell. */
export const cell21 = term({ vocabulary: "cells", name: "cell-21", literal: "</T>" })

/** Text 22 of a cell. */
export const cell22 = term({ vocabulary: "cells", name: "cell-22", literal: "<br/>" })

/** Text 23 of a cell. */
export const cell23 = term({ vocabulary: "cells", name: "cell-23", literal: "Array<string | {a: 1}>" })

/** Text 24 of a cell. */
export const cell24 = term({ vocabulary: "cells", name: "cell-24", literal: "{no one/a team}" })

/** Text 25 of a cell. */
export const cell25 = term({ vocabulary: "cells", name: "cell-25", literal: "<!-- c -->" })

/** Text 26 of a cell. */
export const cell26 = term({ vocabulary: "cells", name: "cell-26", literal: "{/* c */}" })

/** Text 27 of a cell. */
export const cell27 = term({ vocabulary: "cells", name: "cell-27", literal: "*a*" })

/** Text 28 of a cell. */
export const cell28 = term({ vocabulary: "cells", name: "cell-28", literal: "**a**" })

/** Text 29 of a cell. */
export const cell29 = term({ vocabulary: "cells", name: "cell-29", literal: "_a_" })

/** Text 30 of a cell. */
export const cell30 = term({ vocabulary: "cells", name: "cell-30", literal: "__a__" })

/** Text 31 of a cell. */
export const cell31 = term({ vocabulary: "cells", name: "cell-31", literal: "~a~" })

/** Text 32 of a cell. */
export const cell32 = term({ vocabulary: "cells", name: "cell-32", literal: "~~a~~" })

/** Text 33 of a cell. */
export const cell33 = term({ vocabulary: "cells", name: "cell-33", literal: "[a](b)" })

/** Text 34 of a cell. */
export const cell34 = term({ vocabulary: "cells", name: "cell-34", literal: "![a](b)" })

/** Text 35 of a cell. */
export const cell35 = term({ vocabulary: "cells", name: "cell-35", literal: "[a][b]" })

/** Text 36 of a cell. */
export const cell36 = term({ vocabulary: "cells", name: "cell-36", literal: "[^1]" })

/** Text 37 of a cell. */
export const cell37 = term({ vocabulary: "cells", name: "cell-37", literal: "# a" })

/** Text 38 of a cell. */
export const cell38 = term({ vocabulary: "cells", name: "cell-38", literal: "- a" })

/** Text 39 of a cell. */
export const cell39 = term({ vocabulary: "cells", name: "cell-39", literal: "1. a" })

/** Text 40 of a cell. */
export const cell40 = term({ vocabulary: "cells", name: "cell-40", literal: "> a" })

/** Text 41 of a cell. */
export const cell41 = term({ vocabulary: "cells", name: "cell-41", literal: "---" })

/** Text 42 of a cell. */
export const cell42 = term({ vocabulary: "cells", name: "cell-42", literal: "===" })

/** Text 43 of a cell. */
export const cell43 = term({ vocabulary: "cells", name: "cell-43", literal: "import a from 'b'" })

/** Text 44 of a cell. */
export const cell44 = term({ vocabulary: "cells", name: "cell-44", literal: "export const a = 1" })

/** Text 45 of a cell. */
export const cell45 = term({ vocabulary: "cells", name: "cell-45", literal: "&amp;" })

/** Text 46 of a cell. */
export const cell46 = term({ vocabulary: "cells", name: "cell-46", literal: "&#x3C;" })

/** Text 47 of a cell. */
export const cell47 = term({ vocabulary: "cells", name: "cell-47", literal: "&" })

/** Text 48 of a cell. */
export const cell48 = term({ vocabulary: "cells", name: "cell-48", literal: "https://example.com/a_b" })

/** Text 49 of a cell. */
export const cell49 = term({ vocabulary: "cells", name: "cell-49", literal: "www.example.com" })

/** Text 50 of a cell. */
export const cell50 = term({ vocabulary: "cells", name: "cell-50", literal: "mail@example.com" })

/** Text 51 of a cell. */
export const cell51 = term({ vocabulary: "cells", name: "cell-51", literal: "a\nb" })

/** Text 52 of a cell. */
export const cell52 = term({ vocabulary: "cells", name: "cell-52", literal: "a\r\nb" })

/** Text 53 of a cell. */
export const cell53 = term({ vocabulary: "cells", name: "cell-53", literal: "  lead" })

/** Text 54 of a cell. */
export const cell54 = term({ vocabulary: "cells", name: "cell-54", literal: "trail  " })

/** Text 55 of a cell. */
export const cell55 = term({ vocabulary: "cells", name: "cell-55", literal: "\t" })

/** Text 56 of a cell. */
export const cell56 = term({ vocabulary: "cells", name: "cell-56", literal: "\u00a0" })

/** Text 57 of a cell. */
export const cell57 = term({ vocabulary: "cells", name: "cell-57", literal: "\u2028" })

/** Text 58 of a cell. */
export const cell58 = term({ vocabulary: "cells", name: "cell-58", literal: "\u2029" })

/** Text 59 of a cell. */
export const cell59 = term({ vocabulary: "cells", name: "cell-59", literal: "日本" })

/** Text 60 of a cell. */
export const cell60 = term({ vocabulary: "cells", name: "cell-60", literal: "👨‍👩‍👧" })

/** Text 61 of a cell. */
export const cell61 = term({ vocabulary: "cells", name: "cell-61", literal: "aʊ̯x" })

/** Text 62 of a cell. */
export const cell62 = term({ vocabulary: "cells", name: "cell-62", literal: "\ufeff" })

/** Text 63 of a cell. */
export const cell63 = term({ vocabulary: "cells", name: "cell-63", literal: "\u202e" })

/** Text 64 of a cell. */
export const cell64 = term({ vocabulary: "cells", name: "cell-64", literal: "\u200b" })

/** Text 65 of a cell. */
export const cell65 = term({ vocabulary: "cells", name: "cell-65", literal: ":a:" })

/** Text 66 of a cell. */
export const cell66 = term({ vocabulary: "cells", name: "cell-66", literal: "::a" })

/** Text 67 of a cell. */
export const cell67 = term({ vocabulary: "cells", name: "cell-67", literal: "$a$" })

/** Text 68 of a cell. */
export const cell68 = term({ vocabulary: "cells", name: "cell-68", literal: "$$" })

/** Text 69 of a cell. */
export const cell69 = term({ vocabulary: "cells", name: "cell-69", literal: "@a" })

/** Text 70 of a cell. */
export const cell70 = term({ vocabulary: "cells", name: "cell-70", literal: "<a@b.c>" })

/** Text 71 of a cell. */
export const cell71 = term({ vocabulary: "cells", name: "cell-71", literal: "\\n" })

/** Text 72 of a cell. */
export const cell72 = term({ vocabulary: "cells", name: "cell-72", literal: "*/" })

/** Text 73 of a cell. */
export const cell73 = term({ vocabulary: "cells", name: "cell-73", literal: "/*" })

/** Text 74 of a cell. */
export const cell74 = term({ vocabulary: "cells", name: "cell-74", literal: "//" })

/** Text 75 of a cell. */
export const cell75 = term({ vocabulary: "cells", name: "cell-75", literal: "'" })

/** Text 76 of a cell. */
export const cell76 = term({ vocabulary: "cells", name: "cell-76", literal: '"' })

/** Text 77 of a cell. */
export const cell77 = term({ vocabulary: "cells", name: "cell-77", literal: "%" })

/** Text 78 of a cell. */
export const cell78 = term({ vocabulary: "cells", name: "cell-78", literal: "-" })

/** Text 79 of a cell. */
export const cell79 = term({ vocabulary: "cells", name: "cell-79", literal: "—" })

/** Text 80 of a cell. */
export const cell80 = term({ vocabulary: "cells", name: "cell-80", literal: "null" })

/** Text 81 of a cell. */
export const cell81 = term({ vocabulary: "cells", name: "cell-81", literal: "undefined" })

/** Text 82 of a cell. */
export const cell82 = term({ vocabulary: "cells", name: "cell-82", literal: "10" })

/** Text 83 of a cell. */
export const cell83 = term({ vocabulary: "cells", name: "cell-83", literal: "9" })

/** Text 84 of a cell. */
export const cell84 = term({ vocabulary: "cells", name: "cell-84", literal: " " })
