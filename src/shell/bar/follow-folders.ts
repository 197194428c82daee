import { BAR_FACTS_CHANGED } from '../../contract/bar.ts'
import { latestAnswer } from './latest-answer.ts'
import { updateGallery } from './update-gallery.ts'

/** The own start of development's page of all agencies: what is saved in a tenant's folder, and what is wrong with it, shows while it is open. */
import.meta.hot?.on(
  BAR_FACTS_CHANGED,
  latestAnswer(askGallery, (next) => updateGallery(document, next)),
)

function askGallery(): Promise<Document | null> {
  return new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.open('GET', location.href)
    // Fetch gives a text, which the page's policy lets nobody make markup of.
    asking.responseType = 'document'
    asking.onloadend = () => resolve(asking.status === 200 ? asking.responseXML : null)
    asking.send()
  })
}
