// Made by scripts/codegen.mjs from the .graphql files; edit those.
import type { Question } from '../document'

/** What the first page after signing in asks, by their text. */
export const FIRST_QUESTIONS: ReadonlyMap<string, Question> = new Map<string, Question>([
  ['query Account{account{businessName paper customerId onboarded users}}', {"variables":{},"fields":[{"field":"account","args":{},"pick":{"businessName":1,"paper":1,"customerId":1,"onboarded":1,"users":1}}]}],
  ['query Activity($first:Int!$before:Int){activity(first:$first before:$before){facts{position type at doneAt timeZone actorName isOwn note subject page followedBy}nextBefore}}', {"variables":{"first":"Int!","before":"Int"},"fields":[{"field":"activity","args":{"first":"first","before":"before"},"pick":{"facts":{"position":1,"type":1,"at":1,"doneAt":1,"timeZone":1,"actorName":1,"isOwn":1,"note":1,"subject":1,"page":1,"followedBy":1},"nextBefore":1}}]}],
  ['query Usage{usage{clients servicesThisMonth}}', {"variables":{},"fields":[{"field":"usage","args":{},"pick":{"clients":1,"servicesThisMonth":1}}]}],
  ['query OpenQuestions{openQuestions{id client_id client_name}}', {"variables":{},"fields":[{"field":"openQuestions","args":{},"pick":{"id":1,"client_id":1,"client_name":1}}]}],
  ['query StepConflicts{stepConflicts{id job_id job status user_id user_name reason steps{command notes photos signed_by done_at time_zone sent_at}}}', {"variables":{},"fields":[{"field":"stepConflicts","args":{},"pick":{"id":1,"job_id":1,"job":1,"status":1,"user_id":1,"user_name":1,"reason":1,"steps":{"command":1,"notes":1,"photos":1,"signed_by":1,"done_at":1,"time_zone":1,"sent_at":1}}}]}],
  ['query UnreadConversations{unreadConversations}', {"variables":{},"fields":[{"field":"unreadConversations","args":{},"pick":1}]}],
  ['query SavedViews($area:String!){savedViews(area:$area){id name query}}', {"variables":{"area":"String!"},"fields":[{"field":"savedViews","args":{"area":"area"},"pick":{"id":1,"name":1,"query":1}}]}],
])
