/** An element of a drawing, as its check reads it. */
export interface DrawingNode {
  name: string
  /** By local name: `href` and `xlink:href` are one. */
  attributes: ReadonlyMap<string, string>
  children: DrawingNode[]
  /** Line of the file that its tag ends in. */
  line: number
  /** Characters of text directly inside it, white space at the ends not counted. */
  text: number
}

/** A drawing whose elements and attributes are all allowed. */
export interface Drawing {
  root: DrawingNode
  elements: number
  /** The first element of each id. */
  byId: ReadonlyMap<string, DrawingNode>
  /** Texts of the `style` elements, with their lines. */
  styles: readonly { text: string; line: number }[]
}
