/** An element of a drawing, as the check reads it. */
export interface DrawingNode {
  name: string
  /** By local name: `href` and `xlink:href` are the same. */
  attributes: ReadonlyMap<string, string>
  children: DrawingNode[]
  /** Line of the file in which its tag ends. */
  line: number
  /** Characters of text directly inside it, without white space at the ends. */
  text: number
}

/** A drawing whose elements and attributes are all allowed. */
export interface Drawing {
  root: DrawingNode
  elements: number
  /** The first element with each id. */
  byId: ReadonlyMap<string, DrawingNode>
  /** Texts of the `style` elements, with their lines. */
  styles: readonly { text: string; line: number }[]
}
