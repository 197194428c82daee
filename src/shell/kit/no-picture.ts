/** An address of nothing: it fails as a lost picture does, and asks the network for none. */
export const NO_PICTURE = 'data:,'
