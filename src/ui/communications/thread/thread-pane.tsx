import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { maySendMessages } from '@/domain/messaging/permissions'
import type { ThreadLine } from '@/domain/messaging/views'
import { useKeys } from '@/ui/kit/behavior/keys'
import { useStableHandlers } from '@/ui/kit/behavior/use-stable-handlers'
import { Banner } from '@/ui/kit/feedback/banner'
import { saveFile } from '@/ui/kit/layout/save-file'
import { toast } from '@/ui/kit/overlays/toaster'
import type { Outcome } from '@/ui/kit/records/actions/run-on-many'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { ThreadProps, WholeThread } from '../types'
import { LazyAside, LazyFindBar, LazyThreadDialogs, LazyThreadMenu } from './lazy-parts'
import { StopRequest } from './stop-request'
import { ThreadComposer } from './thread-composer'
import type { ThreadQuestion } from './thread-dialogs'
import { ThreadHeader } from './thread-header'
import { ThreadLines } from './thread-lines'
import { UnsentMessages } from './unsent-messages'
import { useThreadMenus } from './use-thread-menus'

type Props = ThreadProps & { whole: WholeThread }

export const ThreadPane = (props: Props) => {
  const { whole, actor, now, today, clock, commands, onBack, loadAttachment } = props
  const { newest } = whole
  const { conversation } = newest
  const maySend = maySendMessages(actor)
  const [isCardOpen, setCardOpen] = useState(false)
  const [isFinding, setFinding] = useState(false)
  const [found, setFound] = useState<number | null>(props.found)
  const [lookedFor, setLookedFor] = useState(props.found)
  if (lookedFor !== props.found) {
    setLookedFor(props.found)
    setFound(props.found)
  }
  const [menu, setMenu] = useState<{ line: ThreadLine; button: HTMLElement } | null>(null)
  const [question, setQuestion] = useState<ThreadQuestion | null>(null)
  const snoozeButton = useRef<HTMLButtonElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useReadMark(props)

  /** Says what happened, with Undo, or why it could not be done. */
  const report = async (running: Promise<Outcome>, done: string, failed: string) => {
    const outcome = await running
    if (!outcome.ok) return toast({ kind: 'error', title: failed, description: outcome.failure.message })
    if (outcome.waits) return announce('Waits for the network')
    announce(done, { undo: outcome.undo })
  }
  const menus = useThreadMenus({ ...props, report, onAsk: setQuestion, onFind: () => setFinding(true) })
  useKeys({
    e: maySend && conversation.status !== 'done' ? menus.done : undefined,
    s: maySend ? () => snoozeButton.current?.click() : undefined,
    r: maySend ? () => area.current?.focus() : undefined,
    u: () => void report(commands.unread(conversation.id), 'Marked as unread', 'Failed to mark as unread.'),
  })
  const { onTakeBack, onRetry, onMenu, onSaveFile } = useStableHandlers({
    onTakeBack: (message: number) =>
      void report(forGood(commands.takeBack(message)), 'Message taken back', 'This message can’t be taken back.'),
    onRetry: (message: number) => void report(forGood(commands.retry(message)), 'Sending again', 'Failed to send.'),
    onMenu: (line: ThreadLine, button: HTMLElement) => setMenu({ line, button }),
    onSaveFile: (message: number, attachment: string, name: string) =>
      void loadAttachment(message, attachment).then(
        (content) =>
          content
            ? saveFile(name, content, content.type)
            : toast({ kind: 'error', title: `${name} isn’t stored anymore.` }),
        () => toast({ kind: 'error', title: `${name} can’t be loaded now.` }),
      ),
  })
  const find = useCallback((message: number | null) => setFound(message), [])
  return (
    <chakra.div display="flex" flex="1 1 0px" minW="0" minH="0" position="relative" _print={{ display: 'block' }}>
      <chakra.section
        aria-label="Messages with the client"
        display="flex"
        flexDirection="column"
        flex="1 1 0px"
        minW="0"
        minH="0"
        _print={{ display: 'block' }}
      >
        <ThreadHeader
          {...{ conversation, actor, now, onBack, isCardOpen }}
          assignItems={menus.assign}
          snoozeItems={menus.snooze}
          moreItems={menus.more}
          snoozeRef={snoozeButton}
          onDone={menus.done}
          onReopen={menus.reopen}
          onCard={() => setCardOpen(!isCardOpen)}
        />
        {isFinding && (
          <LazyFindBar
            search={props.searchLines}
            onFound={find}
            onClose={() => {
              setFinding(false)
              setFound(null)
            }}
          />
        )}
        <ThreadLines
          {...{ actor, now, today, clock, found, loadAttachment, onSaveFile }}
          thread={whole}
          below={
            maySend ? ({ message }) => message && <StopRequest message={message} optOut={commands.optOut} /> : null
          }
          onTakeBack={maySend ? onTakeBack : null}
          onRetry={maySend ? onRetry : null}
          onMenu={maySend ? onMenu : null}
        />
        <UnsentMessages unsent={props.unsent} onRetry={commands.retryUnsent} onDiscard={commands.discardUnsent} />
        {maySend ? (
          <ThreadComposer {...props} areaRef={area} />
        ) : (
          <chakra.div p="3" borderTopWidth="1px">
            <Banner kind="info">You can read messages. Your role can’t send them.</Banner>
          </chakra.div>
        )}
      </chakra.section>
      <chakra.aside
        aria-label="Client card"
        display={{ base: isCardOpen ? 'block' : 'none', xl: 'block' }}
        position={{ base: 'absolute', xl: 'static' }}
        insetBlock="0"
        insetEnd="0"
        width={{ base: '100%', sm: '20rem', xl: '17.5rem' }}
        flexShrink={0}
        mt={{ base: '3.5rem', xl: '0' }}
        p="4"
        bg="bg.panel"
        borderStartWidth="1px"
        boxShadow={{ base: 'lg', xl: 'none' }}
        overflowY="auto"
        scrollbarWidth="thin"
        zIndex={{ base: 'sticky', xl: 'auto' }}
        _print={{ display: 'none' }}
      >
        <LazyAside {...props} thread={newest} maySend={maySend} />
      </chakra.aside>
      {menu && (
        <LazyThreadMenu
          anchor={menu.button}
          label="Actions of this line"
          items={menus.ofLine(menu.line)}
          onClose={() => setMenu(null)}
        />
      )}
      {question && (
        <LazyThreadDialogs
          {...{ question, now, commands }}
          timeZone={actor.time_zone}
          conversation={conversation}
          colleagues={props.colleagues}
          onSnooze={(until) => menus.snoozeUntil(until)}
          onAssign={(user, done) => void menus.assignTo(user, done)}
          onClose={() => setQuestion(null)}
        />
      )}
    </chakra.div>
  )
}

/** Its counterpart is on the line or in the composer, so the toast has no Undo. */
const forGood = async (running: Promise<Outcome>): Promise<Outcome> => {
  const outcome = await running
  return outcome.ok && !outcome.waits ? { ok: true } : outcome
}

/** The newest line counts as read once the thread shows it. */
const useReadMark = ({ whole, commands, isReadHeld }: Props) => {
  const { conversation, lines } = whole.newest
  const last = lines.findLast(({ message }) => message !== null)?.id
  const read = useEffectEvent((message: number) => void commands.read(conversation.id, message))
  const isDue = conversation.unread > 0 && last !== undefined && !isReadHeld
  useEffect(() => {
    if (isDue) read(last)
  }, [isDue, last])
}
