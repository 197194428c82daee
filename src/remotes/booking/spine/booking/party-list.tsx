import type { BookingItem } from '../../../../contract/types.ts'
import { useAnswerText } from '../formatting/use-answer-text.ts'
import { useLocalTime } from '../formatting/use-local-time.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { PartyGroup } from '../item/item-facts.ts'

type Traveller = BookingItem['party']['travellers'][number]

interface PartyListProps {
  party: BookingItem['party']
  groups: readonly PartyGroup[]
}

/** Travellers of an item by group; a single group is not named. */
export function PartyList({ party, groups }: PartyListProps) {
  return (
    <div className="mt-3 grid gap-3">
      <ul className="grid gap-3 sm:grid-cols-2">
        {groups.map(
          ({ name }, index) =>
            party.travellers.some(({ group }) => group === index + 1) && (
              <li key={name}>
                {groups.length > 1 && <p className="text-sm text-muted-foreground">{name}</p>}
                <ul className="font-medium">
                  {party.travellers
                    .filter(({ group }) => group === index + 1)
                    .map((traveller, at) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name
                      <Person key={at} traveller={traveller} />
                    ))}
                </ul>
              </li>
            ),
        )}
      </ul>
      <AnswerList answers={party.answers} />
    </div>
  )
}

/** What the travellers answered to the product's questions. */
function AnswerList({ answers = [] }: { answers: Traveller['answers'] }) {
  const text = useProductTexts()
  const answerText = useAnswerText()
  if (answers.length === 0) return null
  return (
    <dl className="grid gap-1 text-sm">
      {answers.map(({ question, value }) => (
        <div key={question} className="flex flex-wrap gap-x-2">
          <dt className="text-muted-foreground">
            {text([`question.${question}`, 'question.other'], { label: question })}
          </dt>
          <dd dir="auto" className="font-medium wrap-anywhere">
            {answerText(question, value)}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Person({
  traveller: { firstName, lastName, type, age, document, answers },
}: {
  traveller: Traveller
}) {
  const text = useProductTexts()
  const { at } = useLocalTime()
  return (
    <li>
      <bdi>
        {firstName} {lastName}
      </bdi>
      {type === 'infant' ? (
        <span className="font-normal text-muted-foreground"> {text('booked.infant')}</span>
      ) : (
        age !== undefined && (
          <span className="font-normal text-muted-foreground"> {text('booked.age', { count: age })}</span>
        )
      )}
      {document && (
        <span className="block text-sm font-normal text-muted-foreground">
          {text('booked.document', {
            document: text(`document.${document.type}`),
            number: `\u2066•••${document.lastCharacters}\u2069`,
            day: at(document.expiresOn),
          })}
        </span>
      )}
      <AnswerList answers={answers} />
    </li>
  )
}
