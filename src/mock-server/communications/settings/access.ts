import { mayManageMessaging, maySeeMessages } from '@/domain/messaging/permissions'

export const managed = { create: mayManageMessaging, edit: mayManageMessaging, delete: mayManageMessaging }

/** Rows are shown whole. */
export const reads = {
  may: maySeeMessages,
  shown:
    () =>
    <Row>(row: Row) =>
      row,
}
