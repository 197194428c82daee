import { usePage } from '../../../platform/page.tsx'
import { Checkbox, CheckGroup } from '../../../ui/checkbox.tsx'
import { RadioGroup } from '../../../ui/radio-group.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { samplesIn } from '../samples.ts'
import { Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states, notes } = kitTexts

/** Checkboxes, switches and radio buttons. */
export function ChoiceSpecimens() {
  const s = samplesIn(usePage().language)
  const options = s.boards.map((label, index) => ({
    value: String(index),
    label,
    ...(index === 1 && { hint: s.boardHint }),
    disabled: index === 3,
  }))
  return (
    <>
      <Specimen name="Checkbox" note={notes.hover}>
        <State label={states.default}>
          <Checkbox label={s.agree} />
          <Checkbox label={s.agree} defaultChecked />
        </State>
        <State label={states.hint}>
          <Checkbox label={s.alerts} hint={s.alertsHint} defaultChecked />
          <Checkbox label={s.all} indeterminate />
        </State>
        <State label={states.error}>
          <Checkbox label={s.agree} required error={s.agreeError} />
        </State>
        <State label={states.disabled}>
          <Checkbox label={s.agree} disabled />
          <Checkbox label={s.agree} disabled defaultChecked />
        </State>
      </Specimen>
      <Specimen name="CheckGroup" note={notes.hover}>
        <State label={states.default}>
          <CheckGroup label={s.board} required>
            {s.boards.map((board) => (
              <Checkbox key={board} label={board} />
            ))}
          </CheckGroup>
        </State>
      </Specimen>
      <Specimen name="Switch" note={notes.hover}>
        <State label={states.default}>
          <Switch label={s.alerts} />
          <Switch label={s.alerts} defaultChecked hint={s.alertsHint} />
        </State>
        <State label={states.disabled}>
          <Switch label={s.alerts} disabled />
          <Switch label={s.alerts} disabled defaultChecked />
        </State>
        <State label={states.error}>
          <Switch label={s.alerts} atStart error={s.agreeError} />
        </State>
      </Specimen>
      <Specimen name="RadioGroup" note={notes.tabs}>
        <State label={states.default}>
          <RadioGroup label={s.board} options={options} defaultValue="0" onChange={ignore} />
        </State>
        <State label={states.error}>
          <RadioGroup label={s.board} required options={options} error={s.choose} onChange={ignore} />
        </State>
        <State label={states.disabled}>
          <RadioGroup label={s.board} options={options} defaultValue="1" disabled onChange={ignore} />
        </State>
        <State label="cards" className="sm:col-span-full">
          <RadioGroup label={s.board} variant="cards" options={options} defaultValue="1" onChange={ignore} />
        </State>
      </Specimen>
    </>
  )
}

function ignore(): void {
  // Shows the state only; stores nothing.
}
