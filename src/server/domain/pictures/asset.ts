export interface Asset {
  contentType: string
  /** Set by `find` for a person's picture, which that person may remove. */
  isPortrait?: true
  bytes: Uint8Array<ArrayBuffer>
}

/** One agency's files, stored by content: the address of a file never serves anything else. */
export interface AssetRepository {
  /** Finds a file by the hash in an address `/media/<hash>.<extension>`. */
  find(hash: string): Promise<Asset | null>
  /** Returns the hash. An existing file stays and counts as sent now. */
  add(asset: Asset): Promise<string>
}
