/** A notification of an update. */
export interface PushNotice {
  title: string
  body: string
  /** Of the page that it opens, below the site's address; begins with a slash. */
  path: string
}
