import { sampleLogo } from '../../../../packages/sample-inventory/sample-logo.ts'
import { drawFallback } from '../../../../packages/scenes/draw-fallback.ts'
import { drawScene } from '../../../../packages/scenes/draw-scene.ts'
import { parseSceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type { AssetRepository } from '../../domain/pictures/asset.ts'
import { mediaTypes } from '../../domain/pictures/media-types.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** Address of what stands in for a picture that cannot be shown (spec §2.5). */
const fallbackPath = '/scenes/fallback.svg'

/** Gives the picture that a `/scenes/…` address names; 404 for an address that is not exactly one of them. */
export function sceneResponse(url: URL): Response {
  if (url.pathname === fallbackPath) return pictureResponse(drawFallback(), 'image/svg+xml')
  const scene = parseSceneUrl(url.pathname, url.search)
  if (scene === null) throw new Problem({ code: 'not_found', detail: 'There is no such picture.' })
  return pictureResponse(drawScene(scene.kind, scene.seed, scene.options), 'image/svg+xml')
}

/** Gives a provider's or ship line's logo of the built-in inventory; 404 for any other path. */
export function sampleLogoResponse(path: string): Response {
  const svg = sampleLogo(path)
  if (svg === null) throw new Problem({ code: 'not_found', detail: 'There is no such logo.' })
  return pictureResponse(svg, 'image/svg+xml')
}

/** Gives the agency's own file at `/media/<hash>.<extension>`; another agency's hash is as unknown as any (404). */
export async function mediaResponse(path: string, assets: Pick<AssetRepository, 'find'>): Promise<Response> {
  const [, hash, extension] = /^\/media\/([0-9a-f]{16})\.([a-z]{2,4})$/.exec(path) ?? []
  const asset = hash === undefined ? null : await assets.find(hash)
  if (asset === null || mediaTypes[extension ?? ''] !== asset.contentType.split(';')[0]) {
    throw new Problem({ code: 'not_found', detail: 'There is no such file.' })
  }
  const response = pictureResponse(asset.bytes, asset.contentType)
  // A face goes when its owner takes it away: not after a year, and from no cache that others share.
  if (asset.isPortrait) response.headers.set('cache-control', 'private, max-age=3600')
  return response
}

/**
 * A picture whose address stands for its content, so it is kept for ever. An SVG opened by itself is shut in a sandbox
 * where it can run and load nothing. Source: security, 11.
 */
export function pictureResponse(body: string | Uint8Array<ArrayBuffer>, contentType: string): Response {
  return new Response(body, {
    headers: {
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Gives the flag at `/flags/<code>.svg`, the code in lower case so that one flag has one address; 404 for any other. */
export function flagResponse(path: string, flagSvg: (code: string) => string | null): Response {
  const code = /^\/flags\/([a-z]{2})\.svg$/.exec(path)?.[1]
  const svg = code === undefined ? null : flagSvg(code)
  if (svg === null) throw new Problem({ code: 'not_found', detail: 'There is no such flag.' })
  return pictureResponse(svg, 'image/svg+xml')
}
