import type { PlanTemplate } from '@/domain/service-plan/template'
import { RecordQuestion } from '@/ui/kit/records/record-question'
import type { RecordActions } from '@/ui/kit/records/use-record-actions'
import type { ServicePlanCommands, TemplateAction } from '../types'
import { templateRecords } from './records'

type Props = { actions: RecordActions<PlanTemplate, TemplateAction>; commands: ServicePlanCommands }

/** Asks before a template is deleted, by name. */
export const TemplateQuestion = ({ actions, commands }: Props) => (
  <RecordQuestion definition={templateRecords} actions={actions} command={commands.templates.remove} />
)
