/** What `npm run agency` can do. */
export const AGENCY_USAGE = `npm run agency -- init                  writes a folder to fill in
npm run agency -- check                 names every mistake in it, and checks the audit log’s seals
npm run agency -- schema                prints the JSON Schema of agency.json

npm run agency -- invite EMAIL [ROLE]   invites an owner, or an agent or assistant, and prints the link
npm run agency -- list                  lists who works here
npm run agency -- reset-two-step EMAIL  resets two-step sign-in, and prints the link that sets it up again
npm run agency -- remove EMAIL          removes a person, whose sessions end
npm run agency -- end-sessions [EMAIL]  ends one person’s sessions, or everyone’s`
