import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { RETENTION_DAYS } from '@/domain/account/deletion'
import { ownsBusiness } from '@/domain/account/permissions'
import { Button } from '@/ui/kit/actions/button'
import { lazyPart } from '@/ui/kit/behavior/lazy-part'
import { Banner } from '@/ui/kit/feedback/banner'
import { Card } from '@/ui/kit/layout/card'
import { calendarDate } from '@/ui/kit/layout/relative-time'
import { withdrawUndo } from '@/ui/kit/overlays/toaster'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { AccountScreenProps } from './types'

const LazyDeleteDialog = lazyPart({
  name: 'The question',
  load: () => import('./delete-dialog').then(({ DeleteDialog }) => DeleteDialog),
  isOverlay: true,
})

type Props = Pick<AccountScreenProps, 'actor' | 'commands' | 'source' | 'deletionAt'>

/** Account deletion (ACC-03, X-50): owners delete the business's account, others their own. */
export const DangerZone = ({ actor, commands, source, deletionAt }: Props) => {
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const owns = ownsBusiness(actor)
  const name = source.state === 'ready' && owns ? source.value.business_name : actor.name
  const keep = async () => {
    setBusy(true)
    setProblem(null)
    const outcome = await commands.keep()
    if (outcome.ok) {
      await outcome.shown
      withdrawUndo('account/deletion')
      announce('Your account is kept')
    } else setProblem(outcome.failure.message)
    setBusy(false)
  }
  return (
    <Card title="Danger Zone">
      <chakra.div display="grid" gap="3" justifyItems="start">
        {deletionAt === null ? (
          <>
            <p>
              {owns
                ? `Deletes the account of ${name}, with all of its people and records.`
                : 'Deletes your account. The business and its records stay.'}{' '}
              Everything is kept for {RETENTION_DAYS} days in case you change your mind.
            </p>
            <Button variant="outline" color="danger.fg" onClick={() => setAsking(true)}>
              Delete Account
            </Button>
          </>
        ) : (
          <>
            <p>
              {owns ? name : 'Your account'} will be deleted on {calendarDate(deletionAt, actor.time_zone)}. Everything
              is kept until then.
            </p>
            {problem !== null && (
              <Banner kind="warning" detail={problem}>
                Could not keep the account.
              </Banner>
            )}
            <Button variant="outline" loading={busy} loadingLabel="Keeping..." onClick={() => void keep()}>
              Keep account
            </Button>
          </>
        )}
      </chakra.div>
      {isAsking && <LazyDeleteDialog {...{ owns, name, commands }} onClose={() => setAsking(false)} />}
    </Card>
  )
}
