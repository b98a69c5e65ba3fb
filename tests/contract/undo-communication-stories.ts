import {
  buyNumber,
  createExtension,
  deleteExtension,
  updateExtension,
  updateNumber,
} from '@/contract/communications/numbers'
import {
  AddCannedAnswerDocument,
  AddEmailSignatureDocument,
  AddMessageTemplateDocument,
  DeleteCannedAnswerDocument,
  DeleteEmailSignatureDocument,
  DeleteMessageTemplateDocument,
  EditCannedAnswerDocument,
  EditEmailSignatureDocument,
  EditMessageTemplateDocument,
  EditMessagingSettingsDocument,
  SubmitNumberRegistrationDocument,
} from '@/contract/graphql/generated/communication-settings'
import { EXTENSION_DRAFT, NUMBER_DRAFT } from './communication-cases'
import { askGraphql, dataOf } from './graphql-office'
import type { Story } from './undo-stories'

export const COMMUNICATION_STORIES: Readonly<Record<string, Story>> = {
  'a number is bought, renamed and registered, and gets an extension that another one takes over': async (
    owner,
    server,
  ) => {
    const { id } = (await owner.ask(buyNumber, { body: NUMBER_DRAFT })).phone_number
    await owner.ask(updateNumber, {
      params: { numberId: id },
      body: { friendly_name: 'Estimates', sms_enabled: false },
    })
    dataOf(await askGraphql(server, owner, SubmitNumberRegistrationDocument, { id, key: 'submit' }))
    const body = { ...EXTENSION_DRAFT, phone_number_id: id }
    const { extension } = await owner.ask(createExtension, { body })
    const params = { extensionId: extension.id }
    await owner.ask(updateExtension, { params, body: { extension: '300', user_id: 1 } })
    await owner.ask(deleteExtension, { params })
    await owner.ask(createExtension, { body: { ...body, extension: '300' } })
  },
  'a template is added, renamed and deleted, and another one takes its name': async (owner, server) => {
    const template = {
      name: 'Rain',
      category: 'maintenance',
      channel: 'sms',
      purpose: 'informational',
      body_template: 'Rain moves us to {service_date}.',
    } as const
    const { id } = dataOf(
      await askGraphql(server, owner, AddMessageTemplateDocument, { template, key: 'add' }),
    ).addMessageTemplate
    const changed = { name: 'Storm' }
    dataOf(await askGraphql(server, owner, EditMessageTemplateDocument, { id, changed, key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteMessageTemplateDocument, { id, key: 'delete' }))
    const another = { ...template, name: 'Storm' }
    dataOf(await askGraphql(server, owner, AddMessageTemplateDocument, { template: another, key: 'again' }))
  },
  'a canned answer is added, renamed and deleted, and another one takes its shortcut': async (owner, server) => {
    const answer = { shortcut: 'mud', body: 'We take our boots off.' }
    const { id } = dataOf(
      await askGraphql(server, owner, AddCannedAnswerDocument, { answer, key: 'add' }),
    ).addCannedAnswer
    const changed = { shortcut: 'boots' }
    dataOf(await askGraphql(server, owner, EditCannedAnswerDocument, { id, changed, key: 'edit' }))
    dataOf(await askGraphql(server, owner, DeleteCannedAnswerDocument, { id, key: 'delete' }))
    const another = { ...answer, shortcut: 'boots' }
    dataOf(await askGraphql(server, owner, AddCannedAnswerDocument, { answer: another, key: 'again' }))
  },
  'a signature takes the place of the default one, is edited and deleted': async (owner, server) => {
    const signature = { name: 'Formal', body: 'Dana Whitfield', is_default: true }
    const { id } = dataOf(
      await askGraphql(server, owner, AddEmailSignatureDocument, { signature, key: 'add' }),
    ).addEmailSignature
    const changed = { body: 'Dana', is_default: false }
    dataOf(await askGraphql(server, owner, EditEmailSignatureDocument, { id, changed, key: 'edit' }))
    dataOf(
      await askGraphql(server, owner, EditEmailSignatureDocument, { id: 2, changed: { is_default: true }, key: 'two' }),
    )
    dataOf(await askGraphql(server, owner, DeleteEmailSignatureDocument, { id, key: 'delete' }))
  },
  'the away message is turned off': async (owner, server) => {
    const changed = { away_on: false, promise_minutes: 30 }
    dataOf(await askGraphql(server, owner, EditMessagingSettingsDocument, { changed, key: 'edit' }))
  },
}
