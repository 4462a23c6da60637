// The one list of recognisers: every category of removal has one.
import type { RemovalCategory } from '../../contract/redaction.js'
import type { Recogniser } from '../recogniser.js'
import { address } from './address.js'
import { age } from './age.js'
import { contact } from './contact.js'
import { ethnicity } from './ethnicity.js'
import { familyStatus } from './family-status.js'
import { gender } from './gender.js'
import { health } from './health.js'
import { idNumber } from './id-number.js'
import { name } from './name.js'
import { nationality } from './nationality.js'
import { photo } from './photo.js'
import { religion } from './religion.js'

/** By category; a category without a recogniser does not compile. Of equal findings the first counts. */
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

export const RECOGNISERS: readonly Recogniser[] = Object.values(RECOGNISER_OF)
