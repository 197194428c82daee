import { drawHomePicture } from '../../../domain/pictures/home-picture.ts'
import { type Bytes, type Raster, rasterInTurn } from '../../../domain/pictures/raster.ts'
import { readSettings } from '../../../domain/site-settings/read-settings.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { createBoundedCache } from '../../../kernel/limits/bounded-cache.ts'
import { createFairLimiter } from '../../../kernel/limits/fair-limiter.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'
import type { BrandingRouteDependencies } from './draft-routes.ts'

interface VersionPictureDependencies extends BrandingRouteDependencies {
  raster: Raster | undefined
}

type Sizes = Record<'large' | 'small', Bytes>

/** Pictures that a process caches in both sizes: some tens of kilobytes each. */
const KEPT = 120
const small = { width: 400, height: 250 }

/**
 * Makes the route that answers a version's picture, for receipts and the list of versions. A version never changes,
 * so browsers may cache its picture for a day. Only editors of the settings get it. Source: security, 16.
 */
export function versionPictureRoute(dependencies: VersionPictureDependencies): Routes['getVersionPicture'] {
  const drawn = createBoundedCache<Sizes>(KEPT)
  // A list requests a page of pictures at once: agencies take turns, each with one picture at a time.
  const drawings = createFairLimiter({
    concurrency: 4,
    queue: 240,
    retryAfterSeconds: 3,
    perGroup: { concurrency: 1, queue: 120 },
  })
  return async (call) => {
    const { id: member } = requireEditor(call)
    const { raster } = dependencies
    if (!raster) throw new Problem({ code: 'forbidden', detail: 'This server cannot process pictures.' })
    const { id: group, slug } = call.agency
    const { versions, assets, drafts } = dependencies.ofAgency(group)
    const { version, size = 'large' } = { ...call.path, ...call.query }
    const draw = async (): Promise<Sizes> => {
      const content = await versions.find(version)
      if (content === null)
        throw new Problem({ code: 'not_found', detail: 'The agency has no such version.' })
      const hosts = (await drafts.find())?.hosts ?? []
      const own = rasterInTurn(raster, { group, member: 'versions' })
      const large = await drawHomePicture(own, readSettings(content, hosts), slug, assets)
      const smaller = await own.redraw(large, { most: small, isExact: false })
      return { large, small: 'reason' in smaller ? large : smaller.bytes }
    }
    // The first caller's abort does not end the work, since others wait for the same picture.
    const sizes = await drawn.get(`${group} ${version}`, () => drawings.run(draw, { group, member }))
    return pictureAnswer(sizes[size])
  }
}

function pictureAnswer(bytes: Bytes): Response {
  return new Response(bytes, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(bytes.length),
      'cache-control': 'private, max-age=86400',
      'x-content-type-options': 'nosniff',
    },
  })
}
