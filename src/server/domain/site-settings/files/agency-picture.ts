import type { Asset, AssetRepository } from '../../pictures/asset.ts'

/** Takes the address of a picture and gives the one the agency has there, or null; the picture of a person is theirs alone. */
export async function agencyPicture(
  assets: Pick<AssetRepository, 'find'>,
  address: string,
): Promise<Asset | null> {
  const hash = /^\/media\/([0-9a-f]{16})\./.exec(address)?.[1] ?? ''
  const asset = await assets.find(hash)
  return asset === null || asset.isPortrait ? null : asset
}
