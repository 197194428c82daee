import { BAR_FACTS_CHANGED } from '../../contract/bar.ts'
import { latestAnswer } from './latest-answer.ts'
import { updateGallery } from './update-gallery.ts'

/** Script of the development gallery: shows saves in tenant folders, and their faults, while the page is open. */
import.meta.hot?.on(
  BAR_FACTS_CHANGED,
  latestAnswer(askGallery, (next) => updateGallery(document, next)),
)

function askGallery(): Promise<Document | null> {
  return new Promise((resolve) => {
    const asking = new XMLHttpRequest()
    asking.open('GET', location.href)
    // Fetch returns text, and the page's policy forbids parsing it as markup.
    asking.responseType = 'document'
    asking.onloadend = () => resolve(asking.status === 200 ? asking.responseXML : null)
    asking.send()
  })
}
