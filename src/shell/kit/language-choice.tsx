import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { languagesQuery } from '../../api/languages.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import { Select } from '../../ui/select.tsx'
import { chooseLanguage } from '../pickers/choose-language.ts'
import { DockLabel } from './dock-label.tsx'
import { kitTexts } from './texts.ts'

/** The site's own language picker: it reloads the page, and the address keeps the theme. */
export function LanguageChoice() {
  const client = useApi()
  const { language, session } = usePage()
  const id = useId()
  const { data } = useQuery(languagesQuery(client))
  const languages = data?.languages ?? []
  return (
    <DockLabel label={kitTexts.switches.language} control={id}>
      <Select
        id={id}
        className="w-full"
        value={language}
        onChange={({ target }) => {
          const chosen = languages.find(({ code }) => code === target.value)
          if (chosen) void chooseLanguage(client, chosen.code, session.signedIn)
        }}
      >
        {languages.map(({ code, name, value }) => (
          <option key={code} value={code} lang={value}>
            {name}
          </option>
        ))}
      </Select>
    </DockLabel>
  )
}
