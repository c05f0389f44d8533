/** The path at which `npm run develop` tells what is wrong with the content; an empty answer if nothing is. */
export const previewProblemPath = "/__isi-keliru";

/**
 * The script of a page under `npm run develop`: a bar at the page's top with what is wrong with the content, as long as it
 * is. It asks again every second, also after the server was started anew.
 */
export const previewProblemBar = `{let bar=document.createElement("p");bar.setAttribute("role","alert");bar.style.cssText="position:fixed;inset:0 0 auto;z-index:99;margin:0;padding:12px 16px;font:700 16px/1.4 sans-serif;color:#fff;background:#a11;overflow-wrap:anywhere";setInterval(()=>fetch("${previewProblemPath}").then(answer=>answer.text()).then(text=>{if(text===bar.textContent)return;bar.textContent=text;text?document.body.append(bar):bar.remove()}).catch(()=>{}),1000)}`;
