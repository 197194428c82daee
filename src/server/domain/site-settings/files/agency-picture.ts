import type { Asset, AssetRepository } from '../../pictures/asset.ts'

/** Returns the agency's picture at an address, or null; a person's portrait belongs to that person alone. */
export async function agencyPicture(
  assets: Pick<AssetRepository, 'find'>,
  address: string,
): Promise<Asset | null> {
  const hash = /^\/media\/([0-9a-f]{16})\./.exec(address)?.[1] ?? ''
  const asset = await assets.find(hash)
  return asset === null || asset.isPortrait ? null : asset
}
