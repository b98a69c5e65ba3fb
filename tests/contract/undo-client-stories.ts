import { deleteProperty, updateClient, updateProperty } from '@/contract/clients'
import { MergeClientsDocument } from '@/contract/graphql/generated/clients'
import { deleteJob } from '@/contract/jobs'
import { PLACE } from './client-cases'
import { askGraphql, dataOf } from './graphql-office'
import { add, addJob, addPlace, businessId, cancel, ELM, load, remove, type Story } from './undo-stories'

export const CLIENT_STORIES: Readonly<Record<string, Story>> = {
  'a client is added': (owner) => add(owner, { properties: [PLACE, ELM] }),
  'a client is added and work is planned': async (owner) => addJob(owner, (await add(owner)).id),
  'a client is added whose work is over': async (owner) => cancel(owner, await addJob(owner, (await add(owner)).id)),
  'a client’s properties become others': async (owner) => {
    const { id: clientId } = await add(owner)
    await owner.ask(updateClient, { params: { businessId, clientId }, body: { phone: '1-800', properties: [ELM] } })
  },
  'a client is deleted': async (owner) => remove(owner, (await add(owner, { properties: [PLACE, ELM] })).id),
  'a client is deleted whose work is over': async (owner) => {
    const { id } = await add(owner)
    await cancel(owner, await addJob(owner, id))
    const job = await addJob(owner, id)
    await owner.ask(deleteJob, { params: { businessId, jobId: job } })
    await remove(owner, id)
  },
  'a client is deleted and others take its place in the plan': async (owner) => {
    await remove(owner, (await add(owner)).id)
    for (const first_name of ['One', 'Two']) await add(owner, { first_name })
  },
  'two clients are merged': async (owner, server) => {
    const [keep, merge] = [(await add(owner)).id, (await add(owner, { first_name: 'Bo', notes: 'Gate' })).id]
    await addJob(owner, merge)
    dataOf(await askGraphql(server, owner, MergeClientsDocument, { keep, merge, takes: ['name'], key: 'merge' }))
  },
  'clients are imported': async (owner, server) => load(owner, server, 2, 'load'),
  'a client is added and turns out to owe something': async (owner, server) =>
    load(owner, server, (await add(owner)).id, 'load'),
  'a property is added, edited and deleted': async (owner) => {
    const propertyId = await addPlace(owner, 1)
    await owner.ask(updateProperty, { params: { businessId, propertyId }, body: { organic_only: true } })
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
  },
  'a property is added and work is planned there': async (owner) => {
    const { id } = await add(owner)
    await addPlace(owner, id)
    await addJob(owner, id, ELM)
  },
  'a property is the last one of its client': async (owner) => {
    const { id, properties } = await add(owner)
    await addPlace(owner, id)
    const propertyId = properties[0]?.id ?? 0
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
  },
  'a property makes room for another one': async (owner) => {
    const places = Array.from({ length: 200 }, (_, index) => ({ ...PLACE, address: `${index} Oak Street` }))
    const { id, properties } = await add(owner, { properties: places })
    const propertyId = properties[0]?.id ?? 0
    await owner.ask(deleteProperty, { params: { businessId, propertyId } })
    await addPlace(owner, id)
  },
}
