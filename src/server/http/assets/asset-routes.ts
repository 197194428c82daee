import { sampleLogo } from '../../../../packages/sample-inventory/sample-logo.ts'
import { drawFallback } from '../../../../packages/scenes/draw-fallback.ts'
import { drawScene } from '../../../../packages/scenes/draw-scene.ts'
import { parseSceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type { AssetRepository } from '../../domain/pictures/asset.ts'
import { mediaTypes } from '../../domain/pictures/media-types.ts'
import { Problem } from '../../kernel/errors/problem.ts'

/** Address of the placeholder for a picture that cannot be shown (spec §2.5). */
const fallbackPath = '/scenes/fallback.svg'

/** Returns the picture of a `/scenes/…` address; 404 for any other address. */
export function sceneResponse(url: URL): Response {
  if (url.pathname === fallbackPath) return pictureResponse(drawFallback(), 'image/svg+xml')
  const scene = parseSceneUrl(url.pathname, url.search)
  if (scene === null) throw new Problem({ code: 'not_found', detail: 'There is no picture at this address.' })
  return pictureResponse(drawScene(scene.kind, scene.seed, scene.options), 'image/svg+xml')
}

/** Returns the logo of a provider or cruise line of the sample inventory; 404 for any other path. */
export function sampleLogoResponse(path: string): Response {
  const svg = sampleLogo(path)
  if (svg === null) throw new Problem({ code: 'not_found', detail: 'There is no logo at this address.' })
  return pictureResponse(svg, 'image/svg+xml')
}

/** Returns the agency's own file at `/media/<hash>.<extension>`; another agency's hash is unknown (404). */
export async function mediaResponse(path: string, assets: Pick<AssetRepository, 'find'>): Promise<Response> {
  const [, hash, extension] = /^\/media\/([0-9a-f]{16})\.([a-z]{2,4})$/.exec(path) ?? []
  const asset = hash === undefined ? null : await assets.find(hash)
  if (asset === null || mediaTypes[extension ?? ''] !== asset.contentType.split(';')[0]) {
    throw new Problem({ code: 'not_found', detail: 'There is no file at this address.' })
  }
  const response = pictureResponse(asset.bytes, asset.contentType)
  // Owners can remove their profile picture, so it is cached for a short time and by the browser alone.
  if (asset.isPortrait) response.headers.set('cache-control', 'private, max-age=3600')
  return response
}

/**
 * A picture whose address identifies its content is cached for ever. An SVG opened by itself gets a sandbox in which
 * it can neither run scripts nor load anything. Source: security, 11.
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

/**
 * Returns the flag at `/flags/<code>.svg`; 404 for any other path. The code is in lower case so that one flag has one
 * address.
 */
export function flagResponse(path: string, flagSvg: (code: string) => string | null): Response {
  const code = /^\/flags\/([a-z]{2})\.svg$/.exec(path)?.[1]
  const svg = code === undefined ? null : flagSvg(code)
  if (svg === null) throw new Problem({ code: 'not_found', detail: 'There is no flag at this address.' })
  return pictureResponse(svg, 'image/svg+xml')
}
