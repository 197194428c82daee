import type { FieldError } from '../../../contract/types.ts'
import type { AssetRepository } from '../pictures/asset.ts'
import { mediaTypes } from '../pictures/media-types.ts'

const address = /^\/media\/([0-9a-f]{16})\.([a-z]{2,4})$/

/**
 * Takes pictures that settings name and gives an error for each that the agency does not have. The face of one of its
 * people is none: it goes when they take it away.
 */
export async function missingPictures(
  pictures: readonly { field: string; address: string }[],
  assets: Pick<AssetRepository, 'find'>,
): Promise<FieldError[]> {
  const errors: FieldError[] = []
  for (const picture of pictures) {
    const [, hash = '', extension = ''] = address.exec(picture.address) ?? []
    const asset = await assets.find(hash)
    const isThere = asset && !asset.isPortrait && mediaTypes[extension] === asset.contentType.split(';')[0]
    if (isThere) continue
    errors.push({
      field: picture.field,
      reason: 'must be the address of a picture that was stored for this agency',
    })
  }
  return errors
}
