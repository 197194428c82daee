import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { useSettled } from '../../../spine/results/use-settled.ts'
import type { HourWindow } from '../results/flight-filters.ts'
import { useFilterTexts } from './use-filter-texts.ts'

interface HourFilterProps {
  title: string
  value: HourWindow
  onChange: (hours: HourWindow) => void
}

/** A slider for the local hours of a departure or an arrival. */
export function HourFilter({ title, value, onChange }: HourFilterProps) {
  const text = useProductTexts()
  const words = useFilterTexts()
  const [{ from, until }, set] = useSettled(value, onChange)
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{title}</legend>
      <p className="text-sm text-muted-foreground tabular-nums">{words.hours({ from, until })}</p>
      <div className="range-pair">
        <input
          type="range"
          min={0}
          max={24}
          step={1}
          value={from}
          aria-label={text('filters.hourFrom', { title })}
          aria-valuetext={words.hour(from)}
          onChange={({ target }) => set({ from: Math.min(Number(target.value), until - 1), until })}
        />
        <input
          type="range"
          min={0}
          max={24}
          step={1}
          value={until}
          aria-label={text('filters.hourUntil', { title })}
          aria-valuetext={words.hour(until)}
          onChange={({ target }) => set({ from, until: Math.max(Number(target.value), from + 1) })}
        />
      </div>
    </fieldset>
  )
}
