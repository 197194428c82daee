import { sceneUrl } from '../../../../packages/scenes/scene-url.ts'
import type { Post, PostSettings } from '../../../contract/types.ts'
import type { TenantFiles } from './tenant-files.ts'

/** Words a minute of a reader who is in no hurry. */
const READING_PACE = 200

/**
 * Takes the articles as tenant.json lists them and gives them with clean text, picture and reading time in minutes, the
 * newest first, those of one day as they are listed. Problems with their files are noted in `files`.
 */
export async function tenantPosts(settings: readonly PostSettings[], files: TenantFiles): Promise<Post[]> {
  const posts = await Promise.all(
    settings.map(async ({ scene, timeOfDay, climate, content: file, ...post }, index) => {
      const content = await files.html(`posts[${index}].content`, file)
      const image = sceneUrl(scene, post.slug, { timeOfDay, climate })
      return { ...post, image, readingMinutes: readingMinutes(content), content }
    }),
  )
  return posts.toSorted((one, other) => Date.parse(other.publishedOn) - Date.parse(one.publishedOn))
}

function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length
  return Math.max(1, Math.ceil(words / READING_PACE))
}
