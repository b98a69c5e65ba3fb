import type { PlanTemplate } from '@/domain/service-plan/template'
import { useRecordActions } from '@/ui/kit/records/actions/use-record-actions'
import { AddButton, RecordCount } from '@/ui/kit/records/list/records-page'
import { RecordsPanel } from '@/ui/kit/records/list/records-panel'
import { useRecordList } from '@/ui/kit/records/list/use-record-list'
import { LazyTemplateQuestion } from '../lazy-parts'
import type { ServicePlansScreenProps, TemplateAction } from '../types'
import { templateRecords } from './records'
import { TemplateCards } from './template-cards'

type Props = ServicePlansScreenProps & { adding: Parameters<typeof AddButton>[0] }

/** Plan Templates (PLAN-02, PLAN-03). */
export const TemplatesPanel = (props: Props) => {
  const { actor, commands, adding } = props
  const definition = templateRecords(actor)
  const actions = useRecordActions<PlanTemplate, TemplateAction>(definition, {
    send: { activate: commands.templates.activate, deactivate: commands.templates.deactivate },
    leads: { use: ({ id }) => props.onUse(id), edit: ({ id }) => props.onEditTemplate(id) },
  })
  const list = useRecordList(definition, actions, {
    ...props,
    records: props.templates,
    onOpen: props.onEditTemplate,
  })
  return (
    <>
      <RecordsPanel
        list={list}
        failed="Failed to load plan templates. Please try again."
        controls={<RecordCount list={list} />}
        nothingYet={{
          hint: 'A template says how often the work is done and what it costs. Plans are made from it.',
          action: <AddButton {...adding} />,
        }}
        instead={{
          shows: list.shown.length,
          isShown: (id) => list.shown.some((template) => template.id === id),
          content: <TemplateCards templates={list.shown} context={list.context} actions={actions} />,
        }}
      />
      {actions.asking && (
        <LazyTemplateQuestion
          {...{ definition, actions }}
          command={commands.templates.remove}
          onClose={actions.stopAsking}
        />
      )}
    </>
  )
}
