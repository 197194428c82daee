import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { moreIconPaths } from './more-icon-paths.ts'

type StepState = 'done' | 'current' | 'upcoming' | 'error'

interface Step {
  id: string
  label: string
  /** Shown below the label if there is room. */
  hint?: string
  /** Address at which a completed step can be changed. */
  href?: string
  /** Something in it needs fixing. */
  hasError?: boolean
}

interface StepperProps {
  /** Accessible name of the process. */
  label: string
  steps: readonly Step[]
  /** Id of the current step. */
  current: string
  /** The position in words, for phones: "Step 2 of 4: Guests". */
  positionLabel: (number: number, total: number, label: string) => string
  /** The state of a step as a word, announced after its label. */
  stateLabels: Readonly<Record<Exclude<StepState, 'current'>, string>>
  className?: string
}

const marks: Record<StepState, string> = {
  done: 'border-brand-edge bg-primary text-primary-foreground',
  current: 'border-brand-edge bg-card text-link ring-4 ring-accent forced-colors:outline-2',
  upcoming: 'border-input bg-card text-muted-foreground',
  error: 'border-destructive bg-card text-destructive',
}

/** On phones a step is a segment of the bar. */
const parts: Record<StepState, string> = {
  done: 'bg-brand-edge forced-colors:bg-[Highlight]',
  current: 'bg-brand-edge forced-colors:bg-[Highlight]',
  upcoming: 'bg-border forced-colors:bg-[CanvasText] forced-colors:opacity-40',
  error: 'bg-destructive forced-colors:bg-[CanvasText]',
}

/**
 * The steps of a process in a row: completed, current, ahead. On phones a segmented bar with the current step in
 * words above it.
 */
export function Stepper({ label, steps, current, positionLabel, stateLabels, className }: StepperProps) {
  const at = Math.max(
    0,
    steps.findIndex((step) => step.id === current),
  )
  const here = steps[at]
  const stateOf = (step: Step, index: number): StepState => {
    if (step.hasError) return 'error'
    if (index === at) return 'current'
    return index < at ? 'done' : 'upcoming'
  }
  return (
    <nav aria-label={label} className={className}>
      {here && (
        <p aria-hidden="true" className="mb-1 font-semibold sm:hidden">
          {positionLabel(at + 1, steps.length, here.label)}
        </p>
      )}
      <ol className="flex gap-1.5 sm:gap-0">
        {steps.map((step, index) => (
          <li
            key={step.id}
            aria-current={index === at ? 'step' : undefined}
            data-state={stateOf(step, index)}
            className="group relative min-w-0 flex-1"
          >
            <StepBody
              step={step}
              number={index + 1}
              state={stateOf(step, index)}
              stateLabels={stateLabels}
              href={index < at ? step.href : undefined}
            />
            {index < steps.length - 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'absolute start-[calc(50%+1.75rem)] top-5 h-0.5 w-[calc(100%-3.5rem)] rounded-full max-sm:hidden',
                  parts[index < at ? 'done' : 'upcoming'],
                )}
              />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

interface StepBodyProps extends Pick<StepperProps, 'stateLabels'> {
  step: Step
  number: number
  state: StepState
  href: string | undefined
}

function StepBody({ step, number, state, stateLabels, href }: StepBodyProps) {
  const content = (
    <>
      <span aria-hidden="true" className={classNames('h-1.5 w-full rounded-full sm:hidden', parts[state])} />
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-9 items-center justify-center rounded-full border-2 text-sm font-bold tabular-nums max-sm:hidden',
          marks[state],
        )}
      >
        {state === 'done' && <Icon name="check" className="size-4.5" />}
        {state === 'error' && <Icon path={moreIconPaths.mark} className="size-4.5" />}
        {(state === 'current' || state === 'upcoming') && number}
      </span>
      <span className="min-w-0 max-w-full max-sm:sr-only">
        <span
          className={classNames(
            'block text-sm font-semibold',
            state === 'upcoming' && 'text-muted-foreground',
            state === 'error' && 'text-destructive',
            href && 'group-hover:underline',
          )}
        >
          {step.label}
        </span>
        {step.hint && <span className="block text-xs text-muted-foreground">{step.hint}</span>}
        {state !== 'current' && <span className="sr-only"> ({stateLabels[state]})</span>}
      </span>
    </>
  )
  const shape =
    'flex min-h-11 flex-col items-center justify-center gap-2 text-center sm:justify-start sm:px-2 sm:pt-0.75'
  return href ? (
    <Link href={href} className={classNames(shape, 'rounded-sm')}>
      {content}
    </Link>
  ) : (
    <span className={shape}>{content}</span>
  )
}
