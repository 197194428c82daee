import type { PageHead, PageInput } from '../../contract/page.ts'
import type { RemotePart } from '../../contract/remote-part.ts'
import { innerHead } from '../document-head.ts'
import { type DrawnPage, drawnHead, prepareDrawnPage } from './prepare-drawn-page.ts'

/** Milliseconds for the data of a part's first view; the browser waits for what comes later. */
const DRAWN_WAIT = 300

/**
 * Loads the first view of a part's page, as far as it answers in time. Returns null if the server does not draw the
 * page.
 */
export async function prepareFirstView(
  part: RemotePart | undefined,
  remotes: PageInput['remotes'],
  drawing: Omit<DrawnPage, 'remote' | 'part'>,
): Promise<DrawnPage | null> {
  const remote = remotes.find(({ name }) => name === part?.name)
  if (!part || !remote) return null
  const drawnPage = { ...drawing, remote, part }
  const queries = await prepareDrawnPage(drawnPage)
  if (!queries) return null
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, DRAWN_WAIT)
  })
  const loads = queries.map((query) => drawing.queryClient.prefetchQuery({ ...query, retry: false }))
  await Promise.race([Promise.all(loads), timeout])
  clearTimeout(timer)
  return drawnPage
}

/**
 * Returns a page's head with what a drawn page's data says in it. Structured data is for anonymous visitors of an
 * active agency alone, as on the shell's pages; a failure leaves the general head.
 */
export async function withDrawnHead(general: PageHead, drawn: DrawnPage | null): Promise<PageHead> {
  if (!drawn) return general
  const { agency, session } = drawn.page
  try {
    const { title, description, canonical, jsonLd } = (await drawnHead(drawn)) ?? {}
    const isPublic = !session.signedIn && agency.status !== 'Inactive'
    return {
      ...general,
      ...(title && { title: innerHead(title, agency).title }),
      ...(description && { description }),
      ...(canonical && { canonical }),
      ...(jsonLd && isPublic && { jsonLd: [jsonLd] }),
    }
  } catch (error) {
    console.error(error)
    return general
  }
}
