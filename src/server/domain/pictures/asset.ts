export interface Asset {
  contentType: string
  /** Set by `find` for a picture of one of the agency's people, who may take it away again. */
  isPortrait?: true
  bytes: Uint8Array<ArrayBuffer>
}

/** One agency's files, kept by content: the address of a file never serves anything else. */
export interface AssetRepository {
  /** Takes the hash from an address `/media/<hash>.<extension>`. */
  find(hash: string): Promise<Asset | null>
  /** Gives the hash; a file that is there already is left as it is, and kept as one that was sent now. */
  add(asset: Asset): Promise<string>
}
