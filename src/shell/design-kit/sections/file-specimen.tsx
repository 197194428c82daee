import { useState } from 'react'
import { usePage } from '../../../platform/page.tsx'
import type { FileProblem } from '../../../ui/check-files.ts'
import type { ChosenFile } from '../../../ui/chosen-file-row.tsx'
import { FileDrop } from '../../../ui/file-drop.tsx'
import { samplesIn } from '../samples.ts'
import { Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states } = kitTexts

/** Limit stated in the sample's hint. */
const MOST_BYTES = 2_000_000

/** Files: chosen, uploading, sent and refused. */
export function FileSpecimen() {
  const { language } = usePage()
  const s = samplesIn(language)
  const [files, setFiles] = useState<readonly ChosenFile[]>(() => [
    { id: 'sent', file: fileOf('logo.svg', 4_200) },
    { id: 'sending', file: fileOf('logo-on-dark.svg', 812_000), progress: 0.4 },
    {
      id: 'failed',
      file: fileOf('a-very-long-name-of-a-logo-that-somebody-exported-twice-final.png', 3_400_000),
      error: s.tooLarge,
    },
  ])
  const texts = {
    label: s.logo,
    hint: s.logoHint,
    choose: s.chooseFile,
    drop: s.drop,
    remove: s.remove,
    sending: s.sending,
    size: sizeIn(language),
    refusal: (name: string, problem: FileProblem) =>
      problem === 'size' ? `${name}: ${s.tooLarge}` : s.refusal(name),
  }
  return (
    <Specimen name="FileDrop" columns={2}>
      <State label={states.filled} className="row-span-2">
        <FileDrop
          texts={texts}
          files={files}
          maxFiles={5}
          maxBytes={MOST_BYTES}
          accept="image/*"
          onAdd={(added) =>
            setFiles((known) => [
              ...known,
              ...added.map((file) => ({ id: `${file.name}-${known.length}`, file })),
            ])
          }
          onRemove={(id) => setFiles((known) => known.filter((one) => one.id !== id))}
        />
      </State>
      <State label={states.error}>
        <FileDrop texts={texts} files={[]} onAdd={ignore} onRemove={ignore} error={s.choose} />
      </State>
      <State label={states.disabled}>
        <FileDrop texts={texts} files={[]} onAdd={ignore} onRemove={ignore} disabled />
      </State>
    </Specimen>
  )
}

function fileOf(name: string, bytes: number): File {
  return new File([new Uint8Array(bytes)], name)
}

const units = ['byte', 'kilobyte', 'megabyte'] as const

/** Returns a formatter of file sizes: `812 kB`. */
function sizeIn(language: string) {
  return (bytes: number) => {
    const power = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2
    return new Intl.NumberFormat(language, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      maximumFractionDigits: 1,
    }).format(bytes / 1000 ** power)
  }
}

function ignore(): void {
  // Shows the state only; stores nothing.
}
