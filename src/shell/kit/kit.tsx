import { useEffect, useState } from 'react'
import { linkTypePairing } from '../../platform/link-type-pairing.ts'
import type { LiveTheme } from '../../platform/live-theme.ts'
import { usePage } from '../../platform/page.tsx'
import { directionOf } from '../../tenant/language.ts'
import type { BrandInput } from '../../theme/theme-input.ts'
import { type Direction, readKitAddress, writeKitAddress } from './kit-address.ts'
import { KitContents } from './kit-contents.tsx'
import { KitDock } from './kit-dock.tsx'
import { KitThemeProvider } from './kit-theme.tsx'
import { kitTexts } from './texts.ts'

const SETTLED = 300

interface KitProps {
  liveTheme: (root: HTMLElement, own: BrandInput) => LiveTheme
}

/** Every part of the product under one agency's brand, and the switches that change it. */
export function Kit({ liveTheme }: KitProps) {
  const { agency, language } = usePage()
  const natural = directionOf(language)
  const [asked] = useState(() => readKitAddress(new URLSearchParams(location.search)))
  const [theme] = useState(() =>
    liveTheme(document.documentElement, { primaryColor: agency.primaryColor, ...agency.theme }),
  )
  const [linkFaces] = useState(() => faceLinker(theme.own))
  const [address] = useState(() => addressWriter(theme.own, natural))

  useEffect(() => {
    const { documentElement: html } = document
    if (Object.keys(asked.brand).length > 0) {
      linkFaces(asked.brand)
      theme.wear({ ...theme.own, ...asked.brand })
    }
    if (asked.direction) html.dir = asked.direction
    return () => {
      theme.clear()
      address.cancel()
      html.dir = natural
    }
  }, [address, asked, linkFaces, natural, theme])

  return (
    <KitThemeProvider theme={theme}>
      <div data-kit="">
        {asked.refused.length > 0 && (
          <div role="alert" className="border-b border-destructive bg-card">
            <div className="page-width py-4 text-destructive">
              <p className="font-bold">{kitTexts.refused}</p>
              <ul className="list-disc ps-5">
                {asked.refused.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
          </div>
        )}
        <KitContents />
        <KitDock
          own={theme.own}
          brand={asked.brand}
          direction={asked.direction ?? natural}
          natural={natural}
          onChange={(brand, direction) => {
            document.documentElement.dir = direction
            linkFaces(brand)
            theme.wear(brand)
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

/** Fetches the faces of a pairing that the page was not served with, once for each change of mind. */
function faceLinker(own: BrandInput) {
  let linked = own.typePairing ?? 'modern'
  return ({ typePairing = linked }: BrandInput) => {
    if (typePairing === linked) return
    linked = typePairing
    void linkTypePairing(typePairing)
  }
}

/** Writes the theme into the address when the hand rests: browsers count how often it is written. */
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
