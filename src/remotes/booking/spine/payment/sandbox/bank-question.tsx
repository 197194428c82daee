import { Button } from '../../../../../ui/button.tsx'
import { Dialog } from '../../../../../ui/dialog.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { useWords } from '../../words/use-words.ts'

interface BankQuestionProps {
  /** What is to be paid, written out. */
  amount: string
  onAnswer: (isApproved: boolean) => void
}

/** What a bank asks whoever pays (3-D Secure); it waits for an answer, and leaves only with one. */
export function BankQuestion({ amount, onAnswer }: BankQuestionProps) {
  const text = useWords()
  return (
    <Dialog
      title={text('payment.bank.title')}
      description={text('payment.bank.question', { amount })}
      lead={
        <p className="mb-4 flex items-center gap-2 text-sm font-semibold text-muted-foreground">
          <Icon name="lock" className="size-4.5" />
          {text('payment.bank.name')}
        </p>
      }
      footer={
        <>
          <Button variant="outline" onClick={() => onAnswer(false)}>
            {text('payment.bank.refuse')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{text('payment.bank.approve')}</Button>
        </>
      }
    >
      <p className="text-sm text-muted-foreground">{text('payment.bank.test')}</p>
    </Dialog>
  )
}
