/** An empty address: it fails like a missing picture, without a request. */
export const NO_PICTURE = 'data:,'
