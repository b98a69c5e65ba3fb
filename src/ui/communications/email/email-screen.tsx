import { chakra } from '@chakra-ui/react'
import SquarePen from 'lucide-react/icons/square-pen'
import { useRef } from 'react'
import { EMAIL_FOLDERS } from '@/domain/messaging/views'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { SegmentedControl } from '@/ui/kit/actions/segmented-control'
import { useKeys } from '@/ui/kit/behavior/keys'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Loaded } from '@/ui/kit/feedback/loaded'
import { SkeletonRows } from '@/ui/kit/feedback/skeleton'
import { SearchBox } from '@/ui/kit/fields/search-box'
import { useTyped } from '@/ui/kit/records/list/use-typed'
import { LazyWriteMail } from './lazy-parts'
import { MailList } from './mail-list'
import { MailThread } from './mail-thread'
import { EMPTY_FOLDERS, FOLDER_LABELS } from './mail-words'
import type { EmailScreenProps } from './types'

/** MAIL-01: the folders, and beside them the open email or a new one. */
export const EmailScreen = (props: EmailScreenProps) => {
  const { address, mails, onAddress, writeRefusal } = props
  const isWriting = address.write || address.reply !== undefined
  const isOpen = isWriting || address.mail !== undefined
  const listed = mails.items.state === 'ready' ? mails.items.value : []
  const step = (by: number) => {
    const at = listed.findIndex(({ id }) => id === address.mail)
    const next = at < 0 ? listed[0] : listed[at + by]
    if (next) onAddress({ mail: next.id, write: false, reply: undefined }, true)
  }
  const write = () => onAddress({ write: true, reply: undefined })
  useKeys({
    j: isWriting ? undefined : () => step(1),
    k: isWriting ? undefined : () => step(-1),
    c: writeRefusal === null ? write : undefined,
  })
  return (
    <chakra.div
      data-open={isOpen || undefined}
      data-scrolls="md"
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(19rem, 25rem) minmax(0, 1fr)' }}
      gridTemplateRows={{ md: 'minmax(0, 1fr)' }}
      alignContent="start"
      // On a phone, the page scrolls.
      flex={{ base: '1 0 auto', md: '1 1 0px' }}
      minH={{ base: 'calc(100dvh - 12rem)', md: '24rem' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="lg"
      overflow={{ md: 'hidden' }}
      css={panesCss}
    >
      <chakra.section aria-label="Emails" className="list">
        <Toolbar {...props} onWrite={write} />
        <Loaded
          of={mails.items}
          loading={<SkeletonRows count={10} label="Loading emails…" />}
          failed="Emails could not be loaded."
          empty={({ length }) => length === 0 && <NoMails {...address} />}
        >
          {(items) => (
            <MailList
              mails={items}
              onMore={mails.onMore}
              loadingMore={mails.loadingMore}
              address={address}
              now={props.now}
              nameOf={props.nameOf}
              timeZone={props.actor.time_zone}
            />
          )}
        </Loaded>
      </chakra.section>
      <chakra.div className="open">
        <Opened {...props} isWriting={isWriting} />
      </chakra.div>
    </chakra.div>
  )
}

const Opened = ({ isWriting, ...props }: EmailScreenProps & { isWriting: boolean }) => {
  const { thread, address, setup } = props
  if (isWriting)
    return (
      <Loaded
        of={setup ?? { state: 'loading' }}
        loading={<SkeletonRows count={6} label="Loading…" />}
        failed="What an email needs could not be loaded."
      >
        {(loaded) => (
          <LazyWriteMail
            key={address.reply ?? 'new'}
            {...props}
            setup={loaded}
            answered={address.reply === undefined ? null : { id: address.reply, thread }}
          />
        )}
      </Loaded>
    )
  if (thread === null || address.mail === undefined)
    return (
      <EmptyState kind="nothing-yet" title="No email open" hint="Choose one from the list to read it here." fills />
    )
  const { mail } = address
  return (
    <Loaded
      of={thread}
      loading={<SkeletonRows count={6} label="Loading the email…" />}
      failed="The email could not be loaded."
    >
      {(mails) => <MailThread key={mail} {...props} mails={mails} chosen={mail} />}
    </Loaded>
  )
}

const Toolbar = ({ address, onAddress, onWrite, writeRefusal }: EmailScreenProps & { onWrite: () => void }) => {
  const [typed, type] = useTyped(address.q, (q) => onAddress({ q }, true))
  const box = useRef<HTMLInputElement>(null)
  useKeys({ '/': () => box.current?.focus() })
  return (
    <chakra.div display="grid" gap="2" p="2" borderBottomWidth="1px">
      <chakra.div display="flex" gap="2">
        <SearchBox
          ref={box}
          label="Search emails"
          hint="Address, subject or text"
          value={typed}
          onChange={type}
          fills
        />
        <ActionButton disabledReason={writeRefusal} onClick={onWrite}>
          <SquarePen size={16} aria-hidden />
          Compose
        </ActionButton>
      </chakra.div>
      <SegmentedControl
        label="Folder"
        value={address.folder}
        onChange={(folder) => onAddress({ folder, mail: undefined, write: false, reply: undefined })}
        options={EMAIL_FOLDERS.map((value) => ({ value, label: FOLDER_LABELS[value] }))}
      />
    </chakra.div>
  )
}

const NoMails = ({ folder, q }: EmailScreenProps['address']) =>
  q === '' ? (
    <EmptyState kind="nothing-yet" {...EMPTY_FOLDERS[folder]} />
  ) : (
    <EmptyState kind="no-match" title="No emails found" hint={`Nothing in ${FOLDER_LABELS[folder]} has “${q}”.`} />
  )

const panesCss = {
  '& > .list': { minW: '0', minH: '0', overflowY: { md: 'auto' }, borderEndWidth: { lg: '1px' } },
  '& > .open': { minW: '0', minH: '0', overflowY: { md: 'auto' } },
  // One at a time where both don't fit.
  '&:not([data-open]) > .open': { display: { lgDown: 'none' } },
  '&[data-open] > .list': { display: { lgDown: 'none' } },
} as const
