import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { CrewMember } from '@/domain/crew/crew'
import type { Crew } from '@/domain/crew/crew-name'
import { ActionButton } from '@/ui/kit/actions/action-button'
import { Button } from '@/ui/kit/actions/button'
import { Banner } from '@/ui/kit/feedback/banner'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { countText } from '@/ui/kit/records/actions/definition'
import { announce } from '@/ui/kit/records/actions/use-record-actions'
import type { CrewContext } from '../types'
import { CrewNameDialog } from './crew-name-dialog'

type NamedCrew = Pick<Crew, 'id' | 'name'>

export type CrewsDialogProps = Pick<CrewContext, 'crews' | 'commands'> & {
  /** Includes inactive members: only an empty crew can be deleted. */
  crew: readonly CrewMember[]
  onClose: () => void
}

export const CrewsDialog = ({ crews, crew, commands, onClose }: CrewsDialogProps) => {
  const [naming, setNaming] = useState<NamedCrew | 'new' | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)
  const [problem, setProblem] = useState<{ crew: NamedCrew; detail: string } | null>(null)

  const remove = async (gone: NamedCrew) => {
    setDeleting(gone.id)
    setProblem(null)
    const outcome = await commands.deleteCrew(gone)
    if (outcome.ok) await outcome.shown
    setDeleting(null)
    if (outcome.ok) announce(`${gone.name} deleted`, { undo: outcome.undo })
    else setProblem({ crew: gone, detail: outcome.failure.message })
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title="Crews"
        footer={
          <>
            <Button variant="outline" onClick={onClose}>
              Close
            </Button>
            <Button onClick={() => setNaming('new')}>New crew</Button>
          </>
        }
      >
        {problem && (
          <chakra.div mb="3">
            <Banner kind="warning" detail={problem.detail} onRetry={() => void remove(problem.crew)}>
              {`Failed to delete ${problem.crew.name}. Please try again.`}
            </Banner>
          </chakra.div>
        )}
        {crews.length === 0 && <chakra.p color="fg.muted">No crews yet.</chakra.p>}
        <chakra.ul listStyleType="none">
          {crews.map((each) => {
            const members = crew.filter(({ crew_id }) => crew_id === each.id).length
            return (
              <chakra.li
                key={each.id}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="2"
                py="1.5"
                borderBottomWidth="1px"
                _last={{ borderBottomWidth: 0 }}
              >
                <chakra.div flex="1 1 10rem" minW="0" overflowWrap="anywhere">
                  <chakra.span fontWeight="medium">{each.name}</chakra.span>{' '}
                  <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
                    {countText({ noun: ['crew member', 'crew members'] }, members)}
                  </chakra.span>
                </chakra.div>
                <Button size="sm" variant="outline" aria-label={`Rename ${each.name}`} onClick={() => setNaming(each)}>
                  Rename
                </Button>
                <ActionButton
                  size="sm"
                  variant="outline"
                  aria-label={`Delete ${each.name}`}
                  loading={deleting === each.id}
                  loadingLabel="Deleting..."
                  disabledReason={members > 0 ? 'Move its crew members to another crew first.' : null}
                  onClick={() => void remove(each)}
                >
                  Delete
                </ActionButton>
              </chakra.li>
            )
          })}
        </chakra.ul>
      </Dialog>
      {naming && (
        <CrewNameDialog crew={naming === 'new' ? null : naming} commands={commands} onClose={() => setNaming(null)} />
      )}
    </>
  )
}
