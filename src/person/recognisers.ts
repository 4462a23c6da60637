// The one list of recognisers: every category of removal has one.
import type { RemovalCategory } from '../contract/redaction.js'
import { address } from './address/address.js'
import { age } from './birth/age.js'
import { foreignBirth } from './birth/foreign-birth.js'
import { foreignOrigin } from './birth/foreign-origin.js'
import { ethnicity } from './ethnicity/ethnicity.js'
import { familyStatus } from './family/family-status.js'
import { gender } from './gender/gender.js'
import { groups } from './group/groups.js'
import { health } from './health/health.js'
import { idNumber } from './id/id-number.js'
import { handles, links } from './link/links.js'
import { ownHandles } from './link/own-handles.js'
import { emails } from './mail/emails.js'
import { name } from './name/name.js'
import { nationality } from './nationality/nationality.js'
import { phones } from './phone/phones.js'
import { photo } from './photo/photo.js'
import type { Recogniser } from './recogniser.js'
import { religion } from './religion/religion.js'
import { told } from './told.js'

const contact: Recogniser = (page, labels) => [
  ...emails(page),
  ...phones(page, labels),
  ...links(page),
  ...handles(page, labels),
  ...ownHandles(page),
]

/**
 * By category; a category without a recogniser does not compile. The first of equal findings
 * counts.
 */
export const RECOGNISER_OF: Readonly<Record<RemovalCategory, Recogniser>> = {
  contact,
  id_number: idNumber,
  name,
  address,
  age_proxy: age,
  gender_proxy: gender,
  ethnicity_proxy: ethnicity,
  nationality_proxy: nationality,
  religion_proxy: religion,
  family_status_proxy: familyStatus,
  health_proxy: health,
  photo,
}

/**
 * All recognisers, with one for what is known beforehand and one for groups, which tell of several
 * categories.
 */
export const RECOGNISERS: readonly Recogniser[] = [
  told,
  groups,
  ...Object.values(RECOGNISER_OF),
  foreignBirth,
  foreignOrigin,
]
