// Made by scripts/codegen.mjs from the .graphql files; edit those.
import type { Question } from '../document'

/** What the first page after signing in asks, by their text. */
export const FIRST_QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['query Account{account{businessName paper customerId onboarded users}}', {"variables":{},"fields":[{"field":"account","args":{},"pick":{"businessName":1,"paper":1,"customerId":1,"onboarded":1,"users":1}}]}],
  ['query Activity($first:Int!$before:Int){activity(first:$first before:$before){facts{position type at doneAt timeZone actorName isOwn note subject page followedBy}nextBefore}}', {"variables":{"first":"Int!","before":"Int"},"fields":[{"field":"activity","args":{"first":"first","before":"before"},"pick":{"facts":{"position":1,"type":1,"at":1,"doneAt":1,"timeZone":1,"actorName":1,"isOwn":1,"note":1,"subject":1,"page":1,"followedBy":1},"nextBefore":1}}]}],
  ['query Usage{usage{clients servicesThisMonth}}', {"variables":{},"fields":[{"field":"usage","args":{},"pick":{"clients":1,"servicesThisMonth":1}}]}],
  ['query OpenQuestions{openQuestions{id client_id client_name}}', {"variables":{},"fields":[{"field":"openQuestions","args":{},"pick":{"id":1,"client_id":1,"client_name":1}}]}],
  ['query SavedViews($area:String!){savedViews(area:$area){id name query}}', {"variables":{"area":"String!"},"fields":[{"field":"savedViews","args":{"area":"area"},"pick":{"id":1,"name":1,"query":1}}]}],
])
