import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { ProfileDocument, SessionsDocument } from '@/contract/graphql/generated/profile'
import { BusinessSettingsDocument, LogoDocument, PreferencesDocument } from '@/contract/graphql/generated/settings'
import { ErrorReportsDocument } from '@/contract/graphql/generated/tracking'
import { businessSettingsSchema } from '@/domain/account/business-form'
import { preferencesSchema } from '@/domain/account/preferences'
import { profileSchema } from '@/domain/account/profile'
import { storedReportSchema } from '@/domain/errors/error-groups'
import type { GraphQL } from '../graphql/graphql'

export const profileQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['profile'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => v.parse(profileSchema, (await graphql.query(ProfileDocument, {})).profile),
  })

export const preferencesQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['preferences'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => v.parse(preferencesSchema, (await graphql.query(PreferencesDocument, {})).preferences),
  })

/** Throws Failure 403 for those who don't see settings. */
export const businessSettingsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['business-settings'],
    meta: { renewedBy: ['account'] },
    queryFn: async () =>
      v.parse(businessSettingsSchema, (await graphql.query(BusinessSettingsDocument, {})).businessSettings),
  })

/** A data URL; null when there is none. */
export const logoQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['logo'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => (await graphql.query(LogoDocument, {})).logo ?? null,
  })

export const sessionsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['sessions'],
    meta: { renewedBy: ['account'] },
    queryFn: async () => (await graphql.query(SessionsDocument, {})).sessions,
  })

/** Latest first, never cached because reports arrive at any time. Throws Failure 403. */
export const errorReportsQuery = (graphql: GraphQL) =>
  queryOptions({
    queryKey: ['error-reports'],
    meta: { renewedBy: ['facts'] },
    queryFn: async () =>
      v.parse(v.array(storedReportSchema), (await graphql.query(ErrorReportsDocument, {})).errorReports),
    staleTime: 0,
  })
