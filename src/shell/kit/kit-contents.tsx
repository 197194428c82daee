import { KitNavigation } from './kit-navigation.tsx'
import { ActionSection } from './sections/action-section.tsx'
import { BrandSection } from './sections/brand-section.tsx'
import { ColorSection } from './sections/color-section.tsx'
import { ContentSection } from './sections/content-section.tsx'
import { FeedbackSection } from './sections/feedback-section.tsx'
import { FieldSection } from './sections/field-section.tsx'
import { IconSection } from './sections/icon-section.tsx'
import { NavigationSection } from './sections/navigation-section.tsx'
import { OverlaySection } from './sections/overlay-section.tsx'
import { PagesSection } from './sections/pages-section.tsx'
import { SearchSection } from './sections/search-section.tsx'
import { ShapeSection } from './sections/shape-section.tsx'
import { TypeSection } from './sections/type-section.tsx'

/** The chapters of the kit beside the list of them. */
export function KitContents() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 py-6 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-12">
      <KitNavigation />
      {/* What has the focus does not hide behind the dock. A padding of the whole page would scroll it at every key in the dock. */}
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-14 lg:gap-24 [&_:is(a,button,input,select,textarea,[tabindex])]:scroll-mb-28 [--dock:6rem]">
        <BrandSection />
        <ColorSection />
        <TypeSection />
        <ShapeSection />
        <IconSection />
        <ActionSection />
        <FieldSection />
        <SearchSection />
        <FeedbackSection />
        <OverlaySection />
        <NavigationSection />
        <ContentSection />
        <PagesSection />
      </div>
    </div>
  )
}
