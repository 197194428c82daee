import { BAR_FACTS_CHANGED } from '../../contract/bar.ts'
import { followGallery } from './follow-gallery.ts'

/** The own start of development's page of all agencies: what is saved in a tenant's folder, and what is wrong with it, shows while it is open. */
import.meta.hot?.on(BAR_FACTS_CHANGED, () => {
  const asking = new XMLHttpRequest()
  asking.open('GET', location.href)
  // Fetch gives a text, which the page's policy lets nobody make markup of.
  asking.responseType = 'document'
  asking.onload = () => {
    if (asking.status === 200 && asking.responseXML) followGallery(document, asking.responseXML)
  }
  asking.send()
})
