/** A style attribute in a tag, up to its equals sign. */
export const styleAttribute = /(<[a-z][^<>]*?\s)style\s*=/gi
