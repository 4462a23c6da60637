import { normalizeRefusals } from '../../../../test/support/normalize-cases.js'

normalizeRefusals('skill')
