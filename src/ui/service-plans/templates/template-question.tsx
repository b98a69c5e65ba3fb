import type { PlanTemplate } from '@/domain/service-plan/template'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import type { RecordActions } from '@/ui/kit/records/use-record-actions'
import type { ServicePlanCommands, TemplateAction } from '../types'
import type { templateRecords } from './records'

type Props = {
  definition: ReturnType<typeof templateRecords>
  actions: RecordActions<PlanTemplate, TemplateAction>
  commands: ServicePlanCommands
}

/** Asks before a template is deleted, by name. */
export const TemplateQuestion = ({ definition, actions, commands }: Props) => (
  <RecordQuestion definition={definition} actions={actions} command={commands.templates.remove} />
)
