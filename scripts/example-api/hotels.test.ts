import { expect, it } from 'vitest'
import { parseSceneUrl } from '../../packages/scenes/scene-url.ts'
import { hotels } from './hotels.ts'

it('shows pictures that the site has', () => {
  const pictures = hotels.flatMap(({ hotel, room }) => [...hotel.pictures, ...room.pictures])
  expect(pictures.length).toBeGreaterThanOrEqual(2 * hotels.length)
  for (const { url } of pictures) expect(parseSceneUrl(url, ''), url).not.toBeNull()
})
