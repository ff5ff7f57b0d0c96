import type { Option } from "../../command.ts"

/** The options of `harness image build`. */
export const imageOptions: readonly Option[] = [
  {
    name: "harness",
    value: "NAME",
    oneOf: null,
    says: "with image build, the harness, where no name stands behind build; with add the same as --entry",
  },
  {
    name: "base",
    value: "IMAGE",
    oneOf: null,
    says: "with image build, what it is built on: an image with Node 20.19 or later, or host for what this machine's Node needs",
  },
  {
    name: "tag",
    value: "NAME:TAG",
    oneOf: null,
    says: "with image build, what the image is called; localhost/harness-NAME unless said",
  },
  {
    name: "output",
    value: "FOLDER",
    oneOf: null,
    says: "with image build, an empty folder that keeps everything that the image is made of",
  },
]
