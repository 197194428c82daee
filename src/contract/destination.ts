declare const destination: unique symbol

/**
 * Where a browser may be led: what was stored for the agency (`asStored`), or a path of this site (`within`, in
 * tenant/stored-target.ts). A text is neither by itself, so that whoever leads elsewhere has said whose word it is.
 */
export type Destination = string & { readonly [destination]: true }
