import { useAtom } from 'jotai'
import { useAgency } from '../../platform/page.tsx'
import { Late } from '../../ui/late.tsx'
import { chatAtom } from './chat.ts'

const loadChat = async () => (await import('./chat-panel.tsx')).ChatPanel

/** Where the agency's chat opens once it is asked for. */
export function ChatSlot() {
  const [isOpen, open] = useAtom(chatAtom)
  const { chatWidget } = useAgency()
  if (!isOpen || !chatWidget) return null
  return (
    <Late load={loadChat} meanwhile={null}>
      {(ChatPanel) => <ChatPanel widget={chatWidget} onClose={() => open(false)} />}
    </Late>
  )
}
