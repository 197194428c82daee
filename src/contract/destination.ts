declare const destination: unique symbol

/**
 * An address that the browser may be sent to: one stored for the agency (`asStored`), or a path of this site
 * (`within`, in tenant/stored-target.ts). A plain string is neither, so every redirect states its source.
 */
export type Destination = string & { readonly [destination]: true }
