// What the look-ups of places return.

export interface Place {
  /** The English name; '' if only a region or a country is known. */
  city: string
  /** The city as the text spells it, '' without one. */
  cityPrinted: string
  region: string
  country: string
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  /** "Austin, Texas, United States", "Berlin, Germany". */
  canonical: string
  /** 0 to 1. */
  confidence: number
}

export interface PlaceHint {
  /** ISO code of the country that the document suggests, for instance by its phone numbers. */
  country?: string
}

export interface PlaceMention {
  start: number
  end: number
  place: Place
}
