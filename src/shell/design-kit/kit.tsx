import { useEffect, useState } from 'react'
import { linkTypePairing } from '../../platform/link-type-pairing.ts'
import type { LiveTheme } from '../../platform/live-theme.ts'
import { usePage } from '../../platform/page.tsx'
import { directionOf } from '../../tenant/language.ts'
import type { BrandInput } from '../../theme/theme-input.ts'
import { type Direction, readKitAddress, writeKitAddress } from './kit-address.ts'
import { KitDock } from './kit-dock.tsx'
import { KitThemeProvider } from './kit-theme.tsx'
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
import { kitTexts } from './texts.ts'

const groups = Object.entries(kitTexts.groups)

const SETTLED = 300

interface KitProps {
  liveTheme: (root: HTMLElement, own: BrandInput) => LiveTheme
}

/** The kit: every component under one agency's brand, with controls that change it. */
export function Kit({ liveTheme }: KitProps) {
  const { agency, language } = usePage()
  const natural = directionOf(language)
  const [initial] = useState(() => readKitAddress(new URLSearchParams(location.search)))
  const [theme] = useState(() =>
    liveTheme(document.documentElement, { primaryColor: agency.primaryColor, ...agency.theme }),
  )
  const [linkFaces] = useState(() => faceLinker(theme.own))
  const [address] = useState(() => addressWriter(theme.own, natural))

  useEffect(() => {
    const { documentElement: html } = document
    if (Object.keys(initial.brand).length > 0) {
      linkFaces(initial.brand)
      theme.apply({ ...theme.own, ...initial.brand })
    }
    if (initial.direction) html.dir = initial.direction
    return () => {
      theme.clear()
      address.cancel()
      html.dir = natural
    }
  }, [address, initial, linkFaces, natural, theme])

  return (
    <KitThemeProvider theme={theme}>
      <div data-kit="">
        {initial.refused.length > 0 && (
          <div role="alert" className="border-b border-destructive bg-card">
            <div className="page-width py-4 text-destructive">
              <p className="font-bold">{kitTexts.refused}</p>
              <ul className="list-disc ps-5">
                {initial.refused.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <KitContents />
        <KitDock
          own={theme.own}
          brand={initial.brand}
          direction={initial.direction ?? natural}
          natural={natural}
          onChange={(brand, direction) => {
            document.documentElement.dir = direction
            linkFaces(brand)
            theme.apply(brand)
            address.write(brand, direction)
          }}
          onReset={() => {
            document.documentElement.dir = natural
            theme.clear()
            address.write(theme.own, natural)
          }}
        />
      </div>
    </KitThemeProvider>
  )
}

/** Returns a function that loads the fonts of a pairing that the page was not served with, once per change. */
function faceLinker(own: BrandInput) {
  let linked = own.typePairing ?? 'modern'
  return ({ typePairing = linked }: BrandInput) => {
    if (typePairing === linked) return
    linked = typePairing
    void linkTypePairing(typePairing)
  }
}

/** Returns a function that writes the theme into the address after a pause, since browsers limit such writes. */
function addressWriter(own: BrandInput, natural: Direction) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const write = (brand: BrandInput, direction: Direction) => {
    cancel()
    timer = setTimeout(() => {
      const search = writeKitAddress(
        new URLSearchParams(location.search),
        brand,
        own,
        direction === natural ? null : direction,
      )
      const query = search.size > 0 ? `?${search}` : ''
      history.replaceState(history.state, '', `${location.pathname}${query}${location.hash}`)
    }, SETTLED)
  }
  return { write, cancel }
}

/** The kit's chapters next to their list. */
function KitContents() {
  return (
    <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 py-6 lg:grid-cols-[10rem_minmax(0,1fr)] lg:py-12">
      <KitNavigation />
      {/* Keeps the focused element visible above the dock. Padding on the whole page would scroll it at every key in
         the dock. */}
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

/** List of chapters: next to them on wide screens, above them as a scrolling row on phones. */
function KitNavigation() {
  const current = useCurrentGroup()
  return (
    <nav
      aria-label={kitTexts.sections}
      className="max-lg:-mx-4 max-lg:mb-6 max-lg:overflow-x-auto max-lg:px-4 max-lg:scrollbar-none lg:sticky lg:top-28 lg:self-start"
    >
      <ul className="flex gap-1 lg:grid">
        {groups.map(([id, name]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-control border border-transparent px-3 font-semibold whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground aria-current:bg-accent aria-current:text-accent-foreground forced-colors:aria-current:border-[Highlight]"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Returns the chapter in the upper part of the viewport. */
function useCurrentGroup(): string {
  const [current, setCurrent] = useState('brand')
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.filter(({ isIntersecting }) => isIntersecting).at(-1)
        if (entered) setCurrent(entered.target.id)
      },
      { rootMargin: '-15% 0px -75%' },
    )
    for (const [id] of groups) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [])
  return current
}
